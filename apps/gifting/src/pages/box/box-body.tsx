import { track } from '@shop/analytics';
import type { BoxDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import {
  Breadcrumb,
  Container,
  brandNameOf,
  FactList,
  FailedWindow,
  Gallery,
  openedPart,
  Rating,
  Section,
  type RetryProps,
} from '@shop/design-system';
import { codeInFormat, formatOfCode, type GiftFormat } from '@shop/domain';
import { formatScore } from '@shop/i18n';
import { formatGiftHash, hrefFor } from '@shop/routes';
import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { BoxFormats } from '../../components/box/box-formats.tsx';
import { BoxPanel } from '../../components/box/box-panel.tsx';
import type { BoxWindowProps } from '../../components/box/box-window.tsx';
import { routerLink } from '../../components/shared/router-link.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';
import { contentLines } from '../../views/content-lines.ts';
import css from './box.module.css';
import { Below } from './box-parts.ts';
import { useGift } from '../use-gift.ts';
import { useGiftState } from '../use-gift-state.ts';

const BoxWindow: ComponentType<BoxWindowProps> = openedPart(
  () => import(/* webpackChunkName: "opened-box" */ '../../components/box/box-window.tsx').then((module) => module.BoxWindow),
  FailedToOpen,
);

const TILE_SIZE = '640_360';

export function BoxBody({ box }: { readonly box: BoxDetail }) {
  const shop = brandNameOf(useSite());
  const { locale } = useSite();
  const t = useMessages();
  const navigate = useNavigate();
  const [state, change] = useGiftState();
  const [isOpen, setOpen] = useState(false);
  const { code, title, price, rating, nights } = box;
  const { sellPrice, referencePrice: refPrice, promotionEndsOn } = price;
  const tierPrice = { sellPrice, refPrice, ...(promotionEndsOn && { promotionEndsOn }) };
  const [chosen, setChosen] = useState<{ readonly of: string; readonly format: GiftFormat }>();
  // Chosen at once, while the box of that format is on its way.
  const awaited = chosen?.of === code ? chosen.format : undefined;
  const gift = useGift({
    tiers: [{ nights, ...tierPrice }],
    requested: { format: awaited ?? state.format ?? formatOfCode(code) ?? box.format, extras: state.extras },
    isPhysicalOn: box.format === 'physical' || box.otherFormatCode !== undefined,
    isInStock: box.physicalSoldOut !== true,
  });
  useEffect(() => {
    track({ event: 'view_item', item: { id: code, name: title, price: price.sellPrice } });
  }, [code, title, price.sellPrice]);
  // The format of a box is the ending of its code (GIFT-006); an address that names another counts until one is chosen (GIFT-018).
  const chooseFormat = (format: GiftFormat) => {
    setChosen({ of: code, format });
    void navigate(
      { pathname: hrefFor('box', locale, { code: codeInFormat(code, format) }), hash: formatGiftHash({ extras: state.extras }) },
      { replace: true, preventScrollReset: true },
    );
  };
  const images = box.imagesBySize[TILE_SIZE] ?? [];
  const score = formatScore(rating, locale);
  return (
    <Container className={css.page}>
      <title>{t('gifting.box.pageTitle', { box: title, shop })}</title>
      <Breadcrumb
        label={t('gifting.breadcrumb.label')}
        items={[
          { label: t('gifting.breadcrumb.home'), href: '/' },
          { label: t('gifting.boxes.title'), href: hrefFor('boxes', locale) },
          { label: title },
        ]}
        render={routerLink}
      />
      <Gallery
        images={images.map((url, index) => ({ url, alt: box.imageAlts?.[index] || title }))}
        tiles={4}
        labels={{
          title: t('gifting.gallery.title', { box: title }),
          seeAll: t('gifting.gallery.seeAll', { count: images.length }),
          previous: t('gifting.gallery.previous'),
          next: t('gifting.gallery.next'),
          close: t('gifting.close'),
          position: (number) => t('gifting.gallery.position', { number, count: images.length }),
        }}
      />
      <div className={css.columns}>
        <div className={css.story}>
          <header className={css.head}>
            <p className={css.kind}>{t('gifting.box.kind')}</p>
            <h1 className={css.title}>{title}</h1>
            {rating > 0 && <Rating value={score} label={t('gifting.boxes.score', { score })} />}
            <p className={css.lead}>{box.description}</p>
          </header>
          <Section title={t('gifting.box.included')}>
            <FactList facts={contentLines(box.includedContent).map((line) => ({ icon: 'check', title: line }))} columns={2} />
          </Section>
          <Section title={t('gifting.box.formats')}>
            <BoxFormats gift={gift} onChoose={chooseFormat} />
          </Section>
        </div>
        <aside className={css.aside}>
          <BoxPanel box={box} gift={gift} onFormat={chooseFormat} onOffer={() => setOpen(true)} />
        </aside>
      </div>
      <Below.Part key={code} code={code} />
      {isOpen && (
        <BoxWindow box={box} gift={gift} onFormat={chooseFormat} onExtras={(extras) => change({ extras })} onClose={() => setOpen(false)} />
      )}
    </Container>
  );
}

function FailedToOpen({ onClose, onRetry }: { readonly onClose: () => void } & RetryProps) {
  const t = useMessages();
  return (
    <FailedWindow
      label={t('gifting.failed')}
      retryLabel={t('gifting.retry')}
      closeLabel={t('gifting.close')}
      open
      onClose={onClose}
      onRetry={onRetry}
    />
  );
}
