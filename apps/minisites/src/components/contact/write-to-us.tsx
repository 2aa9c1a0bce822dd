import { useSite } from '@shop/contracts/page';
import { Button, FactList, Stack } from '@shop/design-system';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import css from './contact.module.css';

/** The message form, the chat where the messenger is on, and when somebody is there (spec 2, section 9). */
export function WriteToUs({ onWrite }: { readonly onWrite: () => void }) {
  const titleId = useId();
  const { toggles, messengerAppId } = useSite();
  const hasChat = toggles?.messenger === true;
  const hours: (keyof typeof ICONS)[] = ['reply', 'help', 'phone', ...(hasChat ? (['chat'] as const) : [])];
  return (
    <section aria-labelledby={titleId} className={css.write}>
      <h2 id={titleId} className={css.heading}>
        <FormattedMessage id="minisites.contact.write.title" />
      </h2>
      <Stack direction="row" gap={3}>
        <Button look="primary" size="large" icon="mail" onClick={onWrite}>
          <FormattedMessage id="minisites.contact.write.button" />
        </Button>
        {hasChat && (
          <Button size="large" icon="message-circle" onClick={() => openChat(messengerAppId)}>
            <FormattedMessage id="minisites.contact.chat" />
          </Button>
        )}
      </Stack>
      <noscript>
        <p>
          <FormattedMessage id="minisites.contact.write.noScript" />
        </p>
      </noscript>
      <FactList
        columns={2}
        facts={hours.map((kind) => ({
          icon: ICONS[kind],
          title: <FormattedMessage id={`minisites.contact.hours.${kind}.title`} />,
          text: <FormattedMessage id={`minisites.contact.hours.${kind}`} />,
        }))}
      />
    </section>
  );
}

/** The operator's messenger listens for it, and finds its app id in it. */
function openChat(appId: string | undefined): void {
  window.dispatchEvent(new CustomEvent('shop:open-chat', { detail: { appId } }));
}

const ICONS = { reply: 'mail', help: 'clock', phone: 'phone', chat: 'message-circle' } as const;
