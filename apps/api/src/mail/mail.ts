/** What a mail brings along. */
export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** A mail as the mailbox delivers it. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
  /** JPEG that the HTML shows. */
  readonly picture?: Buffer;
  /** PNG of the mark that the HTML shows; left out, the shop's own. */
  readonly mark?: Buffer;
  /** Of the message itself, beyond what every mail has. */
  readonly headers?: Readonly<Record<string, string>>;
}
