/** What the stand-in's script and its frames say to each other. */
interface FrameAnswer {
  readonly from?: string;
  readonly n?: number;
  readonly answer?: unknown;
  readonly event?: string;
  readonly value?: Record<string, unknown>;
  readonly height?: number;
}

type Options = Record<string, unknown>;

/**
 * The part of the provider's script that the shop's page uses, for rehearsals: written into `/endive/stripe.js` as it
 * stands, so that it can use nothing from outside. Cards are typed into a frame of the stand-in's own origin.
 */
export function stripeScript(origin: string): void {
  let last = 0;
  const style = (element: HTMLElement, rules: Record<string, string>) => Object.assign(element.style, rules);

  function element(kind: string, key: string, state: { options: Options }, options: Options) {
    const listeners = new Map<string, (event: Record<string, unknown>) => void>();
    const waiting = new Map<number, (answer: unknown) => void>();
    const frame = document.createElement('iframe');
    const hear = ({ source, origin: from, data }: MessageEvent<FrameAnswer>) => {
      if (source !== frame.contentWindow || from !== origin) return;
      if (data.height) style(frame, { height: `${data.height}px` });
      if (data.event) listeners.get(data.event)?.({ elementType: kind, ...data.value });
      if (data.n !== undefined) waiting.get(data.n)?.(data.answer);
    };
    const ask = (question: string, value: object = {}) =>
      new Promise<never>((done) => {
        const n = (last += 1);
        waiting.set(n, done as (answer: unknown) => void);
        frame.contentWindow?.postMessage({ n, question, ...value }, origin);
      });
    return {
      kind,
      ask,
      on: (event: string, listener: (event: Record<string, unknown>) => void) => void listeners.set(event, listener),
      mount(place: HTMLElement | string) {
        const home = typeof place === 'string' ? document.querySelector<HTMLElement>(place)! : place;
        const plain = JSON.stringify({ ...state.options, ...options, key, kind });
        frame.src = `${origin}/elements/${kind}#${encodeURIComponent(plain)}`;
        frame.title = 'Secure payment input frame';
        style(frame, { width: '100%', border: '0', height: '220px', display: 'block' });
        addEventListener('message', hear);
        home.replaceChildren(frame);
      },
      update: (news: Options) => void ask('update', { options: news }),
      focus: () => frame.focus(),
      unmount: () => frame.remove(),
      destroy() {
        removeEventListener('message', hear);
        frame.remove();
      },
    };
  }
  type Element = ReturnType<typeof element>;

  /** The bank's question in a frame over the page, as 3-D Secure shows it. */
  function challenge(id: string, clientSecret: string): Promise<void> {
    return new Promise((done) => {
      const frame = document.createElement('iframe');
      frame.src = `${origin}/challenge/${id}#${clientSecret}`;
      frame.title = '3D Secure';
      style(frame, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647' });
      addEventListener('message', function hear({ source, data }: MessageEvent<FrameAnswer>) {
        if (source !== frame.contentWindow || data.event !== 'challenged') return;
        removeEventListener('message', hear);
        frame.remove();
        done();
      });
      document.body.append(frame);
    });
  }

  async function call(path: string, form: Record<string, string>, method = 'POST') {
    const body = new URLSearchParams(form);
    const response = await fetch(`${origin}${path}${method === 'GET' ? `?${body}` : ''}`, { method, ...(method === 'POST' && { body }) });
    return (await response.json()) as {
      error?: Options;
      status?: string;
      next_action?: { type: string; redirect_to_url?: { url: string } };
    };
  }

  function stripe(key: string, { locale }: Options = {}) {
    const subjectOf = (id: string) => (id.startsWith('seti_') ? 'setup_intents' : 'payment_intents');
    const nameOf = (id: string) => (id.startsWith('seti_') ? 'setupIntent' : 'paymentIntent');
    const retrieve = async (clientSecret: string) => {
      const id = clientSecret.split('_secret_')[0]!;
      const intent = await call(`/v1/${subjectOf(id)}/${id}`, { key, client_secret: clientSecret }, 'GET');
      return intent.error ? { error: intent.error } : { [nameOf(id)]: intent };
    };
    const confirm = async ({ elements, clientSecret, confirmParams, redirect }: Options) => {
      const secret = clientSecret as string;
      const id = secret.split('_secret_')[0]!;
      const main = (elements as { main: () => Element }).main();
      const intent = (await main.ask('confirm', { id, clientSecret: secret, subject: subjectOf(id), confirmParams })) as Awaited<
        ReturnType<typeof call>
      >;
      if (intent.error) return { error: intent.error };
      const { next_action } = intent;
      if (intent.status === 'requires_action' && next_action?.redirect_to_url) {
        location.assign(next_action.redirect_to_url.url);
        return new Promise(() => undefined);
      }
      if (intent.status === 'requires_action') await challenge(id, secret);
      const end = (await retrieve(secret)) as Record<string, { status?: string; last_payment_error?: Options; last_setup_error?: Options }>;
      const now = end[nameOf(id)];
      const error = now?.last_payment_error ?? now?.last_setup_error;
      if (error) return { error };
      if (redirect !== 'if_required') location.assign((confirmParams as { return_url: string }).return_url);
      return end;
    };
    return {
      elements(options: Options = {}) {
        const state = { options: { locale, ...options } };
        const made: Element[] = [];
        return {
          create(kind: string, more: Options = {}) {
            const one = element(kind, key, state, more);
            made.push(one);
            return one;
          },
          main: () => made.find(({ kind }) => kind === 'payment' || kind === 'expressCheckout')!,
          getElement: (kind: string) => made.find((one) => one.kind === kind) ?? null,
          update(news: Options) {
            Object.assign(state.options, news);
            for (const one of made) one.update(news);
          },
          submit: () => made[0]!.ask('submit') as Promise<{ error?: Options; selectedPaymentMethod?: string }>,
          fetchUpdates: () => Promise.resolve({}),
        };
      },
      confirmPayment: confirm,
      confirmSetup: confirm,
      retrievePaymentIntent: retrieve,
      retrieveSetupIntent: retrieve,
    };
  }
  Object.assign(globalThis, { Stripe: Object.assign(stripe, { version: 'endive' }) });
}
