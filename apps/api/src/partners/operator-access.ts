/** What the operator's commands use. */
export { readCsv, spreadsheetText, csvLine } from './export/csv.ts';
export { csvHeader, csvOrder, exportOrders, ndjsonOrder } from './export/order-export.ts';
export { exportParcels, importParcels } from './parcels/parcel-list.ts';
export { csvReportLine, partnerReport, reportHeader } from './report/partner-report.ts';
export { unreachedPlaces, type UnreachedPlaces } from './registry/unreached-places.ts';
export { renewSecrets, savePartners, type NewPartner, type PartnerSecret } from './registry/save-partners.ts';
