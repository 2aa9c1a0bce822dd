import { siteContext } from '@shop/contracts/page';
import { data, type LoaderFunctionArgs } from 'react-router';
import { careMessages } from '../../components/care/care-messages.ts';

/** The words are at hand before the page is drawn. At a host that is not customer care's there is no such page. */
export async function careConsoleLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { customerCare, locale } = context.get(siteContext);
  if (!customerCare) throw data({ code: 'NOT_FOUND' }, { status: 404 });
  await careMessages.prepare(locale).catch(() => undefined);
  return null;
}
