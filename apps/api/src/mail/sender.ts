/** The mark of whoever signs, as mails and papers draw it. */
export interface SenderMark {
  /** Three pixels for each of its points. */
  readonly png: Uint8Array;
  /** Points, at the height of the shop's own mark. */
  readonly width: number;
}

/** Who signs, and where links lead. */
export interface Sender {
  readonly shopName: string;
  readonly publicOrigin: string;
  /** Left out, it is the shop's own. */
  readonly mark?: SenderMark | undefined;
  /** Partners in whose name the shop sells, by the number of their site (docs/partners.md). */
  readonly partners?: ReadonlyMap<number, PartnerSender>;
}

/** How a partner signs. */
export interface PartnerSender {
  readonly name: string;
  readonly mark: SenderMark;
}

/** Who signs what is written about an order: the partner whose visitor bought it, else the shop. */
export function senderOf({ minisite_id }: { readonly minisite_id: number | null }, sender: Sender): Sender {
  const partner = minisite_id === null ? undefined : sender.partners?.get(minisite_id);
  return partner ? { ...sender, shopName: partner.name, mark: partner.mark } : sender;
}
