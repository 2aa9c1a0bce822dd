import { crc32, inflateRawSync } from 'node:zlib';

const DIRECTORY_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;

/** The files of a zip archive by their names, as its directory has them; throws where a size, a sum or a signature is wrong. */
export function unzipped(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - END_BYTES;
  check(archive.readUInt32LE(end) === END_OF_DIRECTORY, 'no end');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    check(archive.readUInt32LE(at) === DIRECTORY_HEADER, 'no directory');
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameBytes);
    files.set(name, contentAt(archive, at));
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  check(at === end, 'something between directory and end');
  return files;
}

/** `at`: where the directory names the file. */
function contentAt(archive: Buffer, at: number): Buffer {
  const [sum, packedBytes, bytes, offset] = [16, 20, 24, 42].map((place) => archive.readUInt32LE(at + place)) as [
    number,
    number,
    number,
    number,
  ];
  check(archive.readUInt32LE(offset) === LOCAL_HEADER, 'no file');
  // From the version to the length of the extra field both say the same.
  check(archive.subarray(offset + 4, offset + 30).equals(archive.subarray(at + 6, at + 32)), 'two descriptions');
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const packed = archive.subarray(start, start + packedBytes);
  const content = archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
  check(content.length === bytes && crc32(content) === sum, 'other content');
  return content;
}

function check(isRight: boolean, fault: string): void {
  if (!isRight) throw new Error(`This is no whole archive: ${fault}`);
}
