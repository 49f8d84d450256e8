import { Zip, ZipDeflate } from 'fflate';

const encoder = new TextEncoder();

/** Returns a zip file that is written text by text, so that only what is compressed is in memory. */
export function zipFile() {
  const parts: Blob[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    failure ??= error;
    // A Blob of its own, which the browser may keep on its disk.
    if (!error) parts.push(new Blob([new Uint8Array(data)]));
  });

  return {
    /** Begins a file; returns what adds a text to it, and the number of bytes that it has then. */
    begin(name: string) {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      let bytes = 0;
      return {
        add(text: string): number {
          const data = encoder.encode(text);
          file.push(data);
          bytes += data.length;
          return bytes;
        },
        end: () => file.push(new Uint8Array(0), true),
      };
    },
    /** Returns the whole file. @throws Error when it couldn't be written */
    end(): Blob {
      zip.end();
      if (failure) throw failure;
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
