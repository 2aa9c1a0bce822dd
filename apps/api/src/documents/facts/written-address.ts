/** A street address with its town, once: whichever apostrophe either is written with. */
export function writtenAddress(address: string, town: string): string {
  return plain(address).includes(plain(town)) ? address : `${address}, ${town}`;
}

const plain = (text: string): string => text.replaceAll('’', "'").toLowerCase();
