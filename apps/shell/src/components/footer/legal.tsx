import type { ContentLink, FooterAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import { FormattedMessage, useIntl } from 'react-intl';
import { RichTextBlocks } from '../banners/rich-text.tsx';
import { ContentAnchor } from '../content-anchor.tsx';
import css from './footer.module.css';

const PAGES = ['terms-of-sale', 'terms-of-use', 'data-protection', 'cookies'] as const;

/** Terms, the locale's privacy policy and cookies: on every page, also when content cannot be had. */
export function LegalLinks({ privacyPolicy }: { readonly privacyPolicy?: ContentLink }) {
  const { locale } = useSite();
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.footer.legal' })}>
      <ul className={css.links}>
        {PAGES.map((id) => {
          const own = id === 'data-protection' ? privacyPolicy : undefined;
          return (
            <li key={id}>
              <ContentAnchor url={own?.url ?? hrefFor('content', locale, { id })} newTab={own?.newTab}>
                {own?.label ?? <FormattedMessage id={`shell.footer.${id}`} />}
              </ContentAnchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
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
