// A study in a link: compressed, in the fragment, which no server sees.
const ALPHABET: [RegExp, string][] = [
  [/\+/g, "-"],
  [/\//g, "_"],
  [/=+$/, ""],
];

const MOST = 2_000_000; // bytes of a study; a short link could hold far more, to no good end

async function through(bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, way) {
      size += part.length;
      if (size > MOST) throw new RangeError("too large");
      way.enqueue(part);
    },
  });
  const body = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(counted);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** Any data as letters that a link may hold. */
export async function packed(data: unknown): Promise<string> {
  const bytes = await through(JSON.stringify(data), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return ALPHABET.reduce((text, [from, to]) => text.replace(from, to), letters);
}

/** What `packed` was given; null if the letters are damaged. */
export async function unpacked<T>(letters: string): Promise<T | null> {
  try {
    const bytes = Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
