/** Into what a card is typed: a document of the stand-in's own origin, which the shop's page cannot read. */
export const PAYMENT_FRAME = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>body{margin:0;font:15px/1.5 system-ui,sans-serif;color:#14232d}label{display:block;margin:0 0 10px}
input:not([type=radio],[type=checkbox]){display:block;width:100%;box-sizing:border-box;font:inherit;padding:11px;border:1px solid #8a98a0;border-radius:8px}
[aria-invalid=true]{border-color:#b3261e!important}p{color:#b3261e;margin:4px 0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:10px}
button{font:inherit;width:100%;padding:12px;border:0;border-radius:8px;background:#000;color:#fff}
button[data-remove]{width:auto;margin:0 0 10px 24px;padding:0;background:none;color:inherit;text-decoration:underline}</style>
<form novalidate></form>`;

export const CHALLENGE_FRAME = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#0008;display:grid;place-items:center;min-height:100vh}
main{background:#fff;padding:24px;border-radius:12px;max-width:320px}button{font:inherit;padding:10px 16px;margin:8px 8px 0 0}</style>
<main><h1>3D Secure</h1><button id="accept">Complete</button><button id="refuse">Fail</button></main>`;

interface Settings {
  readonly key: string;
  readonly kind: string;
  locale?: string;
  readonly paymentMethodTypes?: readonly string[];
  readonly customerSessionClientSecret?: string;
  mode?: string;
  amount?: number;
}

/** What the customer session lets the form show and do. */
interface Session {
  readonly saved: readonly { readonly id: string; readonly card?: { readonly brand: string; readonly last4: string } }[];
  readonly features: Readonly<Record<string, string>>;
}

/** What the script asks of the frame. */
interface FrameQuestion {
  readonly n: number;
  readonly question: string;
  readonly options?: Partial<Settings>;
  readonly id?: string;
  readonly clientSecret?: string;
  readonly subject?: string;
  readonly confirmParams?: { readonly return_url: string };
}

/** Draws the fields and answers the script; written into the frame as it stands. */
export function paymentFrame(): void {
  const settings = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Settings;
  history.replaceState(null, '', location.pathname);
  const language = (settings.locale ?? 'en').slice(0, 2);
  const texts: Record<string, readonly string[]> = {
    fr: [
      'Numéro de carte',
      'Date d’expiration',
      'Code de sécurité',
      'Votre carte est incomplète.',
      'Enregistrer ma carte',
      'Nouvelle carte',
      'Supprimer',
    ],
    es: [
      'Número de tarjeta',
      'Fecha de caducidad',
      'Código de seguridad',
      'La tarjeta está incompleta.',
      'Guardar la tarjeta',
      'Otra tarjeta',
      'Eliminar',
    ],
    nl: ['Kaartnummer', 'Vervaldatum', 'Beveiligingscode', 'Uw kaart is onvolledig.', 'Kaart bewaren', 'Andere kaart', 'Verwijderen'],
    it: [
      'Numero di carta',
      'Data di scadenza',
      'Codice di sicurezza',
      'La carta è incompleta.',
      'Salva la carta',
      'Altra carta',
      'Rimuovi',
    ],
    en: ['Card number', 'Expiry date', 'Security code', 'Your card is incomplete.', 'Save my card', 'Another card', 'Remove'],
  };
  const words = texts[language] ?? texts.en!;
  const names: Record<string, string> = { bancontact: 'Bancontact', ideal: 'iDEAL', sepa_debit: 'SEPA' };
  const form = document.querySelector('form')!;
  document.documentElement.lang = language;
  const tell = (message: object) => parent.postMessage(message, '*');
  const size = () => tell({ height: document.documentElement.getBoundingClientRect().height + 4 });
  const field = <Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: Record<string, string> = {}) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const labelled = (text: string, input: HTMLElement, first = false) => {
    const label = field('label');
    label.append(...(first ? [input, ` ${text}`] : [text, input]));
    return label;
  };
  let chosen = 'card';
  let session: Session = { saved: [], features: {} };
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;

  function draw(): void {
    form.replaceChildren();
    const types = settings.paymentMethodTypes ?? ['card'];
    const choices = [
      ...session.saved.map(({ id, card }) => [id, `${card?.brand ?? ''} •••• ${card?.last4 ?? ''}`]),
      ...types.map((type) => [type, names[type] ?? words[5]!]),
      // A device with a wallet: its sheet is taken as said yes to.
      ['wallet', 'Wallet Pay'],
    ];
    if (choices.length > 1)
      for (const [value, text] of choices as [string, string][]) {
        const radio = field('input', { type: 'radio', name: 'method', value });
        radio.checked = value === chosen;
        radio.onchange = () => {
          chosen = value;
          draw();
          changed();
        };
        form.append(labelled(text, radio, true));
        if (value === chosen && value.startsWith('pm_') && session.features.payment_method_remove === 'enabled')
          form.append(removal(value));
      }
    if (chosen === 'card') {
      form.append(
        labelled(
          words[0]!,
          field('input', { name: 'number', inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' }),
        ),
      );
      const pair = field('div', { class: 'pair' });
      pair.append(
        labelled(words[1]!, field('input', { name: 'expiry', inputmode: 'numeric', autocomplete: 'cc-exp', placeholder: 'MM / AA' })),
        labelled(words[2]!, field('input', { name: 'cvc', inputmode: 'numeric', autocomplete: 'cc-csc', placeholder: 'CVC' })),
      );
      form.append(pair);
      if (session.features.payment_method_save === 'enabled')
        form.append(labelled(words[4]!, field('input', { type: 'checkbox', name: 'save' }), true));
    }
    form.append(field('p', { role: 'alert', hidden: '' }));
    size();
  }

  async function askSession(more = ''): Promise<void> {
    const response = await fetch(`/elements/saved?session=${encodeURIComponent(settings.customerSessionClientSecret!)}${more}`);
    session = (await response.json()) as Session;
  }

  /** The customer takes a saved card away, in the form. */
  const removal = (id: string) => {
    const button = field('button', { type: 'button', 'data-remove': id });
    button.textContent = words[6]!;
    button.onclick = async () => {
      await askSession(`&remove=${encodeURIComponent(id)}`);
      chosen = session.saved[0]?.id ?? 'card';
      draw();
      changed();
    };
    return button;
  };

  const isComplete = () => chosen !== 'card' || ['number', 'expiry', 'cvc'].every((name) => (input(name)?.value.length ?? 0) >= 3);
  const changed = () =>
    tell({
      event: 'change',
      value: { complete: isComplete(), empty: chosen === 'card' && !input('number')?.value, value: { type: chosen } },
    });
  const fault = (message: string | undefined) => {
    const alert = form.querySelector('p');
    if (alert) Object.assign(alert, { hidden: !message, textContent: message ?? '' });
    for (const name of ['number', 'expiry', 'cvc'])
      input(name)?.setAttribute('aria-invalid', String(Boolean(message) && !input(name)?.value));
    size();
  };

  async function confirm({ id, clientSecret = '', subject, confirmParams }: FrameQuestion): Promise<unknown> {
    const data = new URLSearchParams({ key: settings.key, client_secret: clientSecret, return_url: confirmParams?.return_url ?? '' });
    if (settings.customerSessionClientSecret) data.set('customer_session_client_secret', settings.customerSessionClientSecret);
    if (chosen.startsWith('pm_')) data.set('payment_method', chosen);
    else {
      const isWallet = chosen === 'wallet' || settings.kind === 'expressCheckout';
      data.set('payment_method_data[type]', isWallet ? 'card' : chosen);
      if (isWallet) data.set('payment_method_data[card][wallet]', 'google_pay');
      const number = isWallet ? '4242424242424242' : input('number')?.value;
      if (isWallet || chosen === 'card') data.set('payment_method_data[card][number]', number?.replace(/\s/g, '') ?? '');
      if (input('save')?.checked) data.set('payment_method_data[allow_redisplay]', 'always');
    }
    const response = await fetch(`/v1/${subject}/${id}/confirm`, { method: 'POST', body: data });
    return response.json();
  }

  const answers: Record<string, (requested: FrameQuestion) => unknown> = {
    submit() {
      fault(isComplete() ? undefined : words[3]);
      return isComplete()
        ? { selectedPaymentMethod: chosen }
        : { error: { type: 'validation_error', code: 'incomplete_number', message: words[3] } };
    },
    confirm,
    update({ options }) {
      Object.assign(settings, options);
      return {};
    },
  };
  addEventListener('message', ({ source, data }: MessageEvent<FrameQuestion>) => {
    if (source !== parent) return;
    void Promise.resolve(answers[data.question]?.(data)).then((answer) => tell({ n: data.n, answer }));
  });

  async function start(): Promise<void> {
    if (settings.kind === 'expressCheckout') {
      const button = field('button', { type: 'button' });
      button.textContent = 'Wallet Pay';
      button.onclick = () =>
        tell({
          event: 'confirm',
          value: {
            expressPaymentType: 'google_pay',
            billingDetails: {
              name: 'Camille Martin',
              email: 'camille.martin@example.com',
              phone: '+33612345678',
              address: { country: 'FR', line1: '1 rue des Lilas', city: 'Paris', postal_code: '75011' },
            },
          },
        });
      form.append(button);
      size();
      return tell({ event: 'ready', value: { availablePaymentMethods: { googlePay: true } } });
    }
    if (settings.customerSessionClientSecret) {
      await askSession();
      chosen = session.saved[0]?.id ?? chosen;
    }
    draw();
    form.oninput = changed;
    tell({ event: 'ready' });
  }
  void start();
}

/** The bank's own question, in a frame. */
export function challengeFrame(): void {
  const id = location.pathname.split('/').pop()!;
  for (const answer of ['accept', 'refuse'])
    document.getElementById(answer)!.onclick = async () => {
      await fetch(`/challenge/${id}?answer=${answer}`, { method: 'POST' });
      const back = new URLSearchParams(location.search).get('return_url');
      if (back) location.assign(back);
      else parent.postMessage({ event: 'challenged' }, '*');
    };
}
