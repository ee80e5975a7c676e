/** Text to few bytes and back, with what the browser has built in. */

/** A short link can unfold into gigabytes: nobody shares that much code. */
export const LONGEST_TEXT = 8_000_000;

export async function compress(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** As far as the bytes are whole. A link that was cut off still holds most of the code. */
export async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<{ text: string; isWhole: boolean }> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode(), isWhole: true };
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST_TEXT) break;
    }
  } catch {
    return { text, isWhole: false };
  }
  await reader.cancel();
  return { text, isWhole: false };
}
