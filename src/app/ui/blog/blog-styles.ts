/** The styles of all pages of the blog, none of which has a component of its own in the browser. */
export const loadBlogStyles = () => import("../../../styles/blog.css");

export const loadArchiveStyles = () =>
  Promise.all([loadBlogStyles(), import("../../../styles/components/timeline.css")]);
