import type { ContentLink, FooterAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import { FormattedMessage, useIntl } from 'react-intl';
import { RichTextBlocks } from '../banners/rich-text.tsx';
import { ContentAnchor } from '../content-anchor.tsx';
import css from './footer.module.css';

const PAGES = ['terms-of-sale', 'terms-of-use', 'data-protection', 'cookies', 'legal-notice', 'accessibility'] as const;

/** Terms, the locale's privacy policy and cookies: on every page, also when content cannot be had. */
export function LegalLinks({ privacyPolicy }: { readonly privacyPolicy?: ContentLink }) {
  const intl = useIntl();
  const links = useLegalLinks(privacyPolicy);
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.footer.legal' })}>
      <ul className={css.links}>
        {links.map(({ id, url, newTab, label }) => (
          <li key={id}>
            <ContentAnchor url={url} newTab={newTab}>
              {label ?? <FormattedMessage id={`shell.footer.${id}`} />}
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where they lead; the locale's own privacy policy has its own words. */
export function useLegalLinks(privacyPolicy: ContentLink | undefined) {
  const { locale } = useSite();
  return PAGES.map((id) => {
    const own = id === 'data-protection' ? privacyPolicy : undefined;
    return { id, label: own?.label, newTab: own?.newTab, url: own?.url ?? hrefFor('content', locale, { id }) };
  });
}

/** Who sells here, in the words of content. */
export function LegalBlock({ legal }: Pick<FooterAnswer, 'legal'>) {
  return (
    <div className={css.legal}>
      <p className={css.heading}>{legal.title}</p>
      <RichTextBlocks text={legal.content} />
    </div>
  );
}
