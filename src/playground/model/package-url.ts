/** Where a package and its options are explained. */
export function getPackageUrl(name: string): string {
  return `https://www.npmjs.com/package/${name}`;
}
