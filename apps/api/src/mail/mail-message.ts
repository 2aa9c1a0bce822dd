import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';
import { markPng } from './mail-look.ts';

export const MARK_CID = 'mark@mail';
export const PICTURE_CID = 'picture@mail';

/** A mail as it is handed over: what its HTML shows travels beside it. */
export async function mailMessage({ attachments = [], picture, mark, ...mail }: Mail): Promise<SendMailOptions> {
  const inline = [
    ...(mail.html.includes(`cid:${MARK_CID}`)
      ? [shown({ cid: MARK_CID, content: mark ?? (await markPng()), contentType: 'image/png' })]
      : []),
    ...(picture ? [shown({ cid: PICTURE_CID, content: picture, contentType: 'image/jpeg' })] : []),
  ];
  return { ...mail, attachments: [...attachments, ...inline] };
}

function shown(part: { readonly cid: string; readonly content: Buffer; readonly contentType: string }) {
  return { ...part, filename: part.contentType.replace('/', '.'), contentDisposition: 'inline' as const };
}
