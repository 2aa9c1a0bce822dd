import type { VatGroup } from '@shop/domain';
import type { Billed, InvoiceContent, InvoiceLine } from '../invoice-content.ts';
import { documentMessages } from '../messages/document-messages.ts';
import { element, xmlDocument, type Xml } from './xml.ts';

const EN_16931 = 'urn:cen.eu:en16931:2017';
/** UNTDID 1001: commercial invoice, credit note. */
const TYPE_CODES = { invoice: '380', creditNote: '381' };
/** UN/ECE Recommendation 20: one piece. */
const ONE = 'C62';
/** A VAT number as EN 16931 takes it: its country first, no blanks. */
const VAT_NUMBER = /^[A-Z]{2}[0-9A-Z+*]{2,13}$/;

/** An issued invoice in the syntax of UN/CEFACT Cross Industry Invoice, profile EN 16931, as Factur-X carries it. */
export function ciiInvoice(invoice: InvoiceContent): string {
  const { number, kind, day, lines } = invoice;
  return xmlDocument(
    element('rsm:CrossIndustryInvoice', NAMESPACES, [
      element('rsm:ExchangedDocumentContext', [element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', EN_16931)])]),
      element('rsm:ExchangedDocument', [
        element('ram:ID', number),
        element('ram:TypeCode', TYPE_CODES[kind]),
        element('ram:IssueDateTime', [dateOf('udt', day)]),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...lines.map(lineItem),
        agreement(invoice),
        element('ram:ApplicableHeaderTradeDelivery', []),
        settlement(invoice),
      ]),
    ]),
  );
}

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

/** What is taken off is a piece less: a price is never negative (BR-27). */
function lineItem({ text, net, vat }: InvoiceLine, place: number): Xml {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(place + 1))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', text)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', amount(Math.abs(net)))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', { unitCode: ONE }, net < 0 ? '-1' : '1')]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', vat.kind === 'taxed' ? categoryOf(vat.rate) : 'E'),
        element('ram:RateApplicablePercent', String(vat.kind === 'taxed' ? vat.rate / 100 : 0)),
      ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [element('ram:LineTotalAmount', amount(net))]),
    ]),
  ]);
}

function agreement({ seller, billedTo, bookingNumber }: InvoiceContent): Xml {
  const { address } = seller;
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:SellerTradeParty', [
      element('ram:Name', seller.name),
      element('ram:SpecifiedLegalOrganization', [
        element('ram:ID', address.country === 'FR' ? { schemeID: '0002' } : {}, seller.registerId),
      ]),
      element('ram:DefinedTradeContact', [
        element('ram:PersonName', seller.name),
        element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', seller.phone)]),
        element('ram:EmailURIUniversalCommunication', [element('ram:URIID', seller.email)]),
      ]),
      postalAddress({ ...address, addressLine: address.line }),
      element('ram:SpecifiedTaxRegistration', [element('ram:ID', { schemeID: 'VA' }, seller.vatNumber)]),
    ]),
    buyer(billedTo),
    element('ram:SellerOrderReferencedDocument', [element('ram:IssuerAssignedID', bookingNumber)]),
  ]);
}

function buyer(to: Billed): Xml {
  const vatNumber = to.vatNumber?.replaceAll(/[\s.-]/g, '').toUpperCase() ?? '';
  return element('ram:BuyerTradeParty', [
    element('ram:Name', to.company || to.name),
    ...(to.company ? [element('ram:DefinedTradeContact', [element('ram:PersonName', to.name)])] : []),
    postalAddress(to),
    ...(VAT_NUMBER.test(vatNumber) ? [element('ram:SpecifiedTaxRegistration', [element('ram:ID', { schemeID: 'VA' }, vatNumber)])] : []),
  ]);
}

function postalAddress(at: Pick<Billed, 'addressLine' | 'postalCode' | 'city' | 'country'>): Xml {
  const known = [
    ['ram:PostcodeCode', at.postalCode],
    ['ram:LineOne', at.addressLine],
    ['ram:CityName', at.city],
    ['ram:CountryID', at.country],
  ] as const;
  return element(
    'ram:PostalTradeAddress',
    known.flatMap(([name, value]) => (value ? [element(name, value)] : [])),
  );
}

function settlement(invoice: InvoiceContent): Xml {
  const { vat, period, due, dueDay, day, net, tax, gross, refersTo } = invoice;
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:InvoiceCurrencyCode', 'EUR'),
    ...vat.map((group) => tradeTax(group, invoice)),
    ...(period
      ? [
          element('ram:BillingSpecifiedPeriod', [
            element('ram:StartDateTime', [dateOf('udt', period.from)]),
            element('ram:EndDateTime', [dateOf('udt', period.to)]),
          ]),
        ]
      : []),
    ...(due > 0 ? [element('ram:SpecifiedTradePaymentTerms', [element('ram:DueDateDateTime', [dateOf('udt', dueDay ?? day)])])] : []),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      element('ram:LineTotalAmount', amount(net)),
      element('ram:TaxBasisTotalAmount', amount(net)),
      element('ram:TaxTotalAmount', { currencyID: 'EUR' }, amount(tax)),
      element('ram:GrandTotalAmount', amount(gross)),
      element('ram:TotalPrepaidAmount', amount(gross - due)),
      element('ram:DuePayableAmount', amount(due)),
    ]),
    ...(refersTo
      ? [
          element('ram:InvoiceReferencedDocument', [
            element('ram:IssuerAssignedID', refersTo.number),
            element('ram:FormattedIssueDateTime', [dateOf('qdt', refersTo.day)]),
          ]),
        ]
      : []),
  ]);
}

function tradeTax({ percent, net, tax, exemptions }: VatGroup, { locale }: InvoiceContent): Xml {
  const reasons = exemptions.map((exemption) => documentMessages(locale).bill.exemptions[exemption]);
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amount(tax)),
    element('ram:TypeCode', 'VAT'),
    ...(reasons.length > 0 ? [element('ram:ExemptionReason', reasons.join('; '))] : []),
    element('ram:BasisAmount', amount(net)),
    element('ram:CategoryCode', reasons.length > 0 ? 'E' : categoryOf(percent)),
    element('ram:RateApplicablePercent', String(percent)),
  ]);
}

/** UNTDID 5305: standard rate, which reduced rates are too, or zero rate. */
function categoryOf(rate: number): string {
  return rate > 0 ? 'S' : 'Z';
}

function dateOf(prefix: 'udt' | 'qdt', day: string): Xml {
  return element(`${prefix}:DateTimeString`, { format: '102' }, day.replaceAll('-', ''));
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
