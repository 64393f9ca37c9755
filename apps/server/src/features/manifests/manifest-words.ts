// What the documents of a manifest say, in the reader's language.
import type { IdentificationType, Language, ManifestStatus } from '@app/domain'

export type ManifestWords = {
  file: string
  manifest: string
  summary: string
  guide: string
  childGuide: string
  consignee: string
  identificationType: string
  identification: string
  address: string
  city: string
  category: string
  special: string
  pieces: string
  weight: string
  content: string
  declaredValue: string
  customsValue: string
  cumulative: string
  yearBefore: string
  yearWithThis: string
  total: string
  fact: string
  value: string
  code: string
  status: string
  statuses: Record<ManifestStatus, string>
  airline: string
  flight: string
  departure: string
  bundles: string
  identificationTypes: Record<IdentificationType, string>
  /** On paper, where a column is narrow and its unit stands with every figure. */
  paper: {
    weight: string
    declaredValue: string
    customsValue: string
    cumulative: string
    consigneeYear: string
    withTax: string
    sent: (day: string) => string
    draft: string
    removed: string
    page: string
  }
}

const es: ManifestWords = {
  file: 'manifiesto',
  manifest: 'Manifiesto',
  summary: 'Resumen',
  guide: 'Guía',
  childGuide: 'Guía hija',
  consignee: 'Consignatario',
  identificationType: 'Tipo de identificación',
  identification: 'Identificación',
  address: 'Dirección',
  city: 'Ciudad',
  category: 'Categoría',
  special: 'especial',
  pieces: 'Piezas',
  weight: 'Peso (kg)',
  content: 'Contenido',
  declaredValue: 'Valor declarado (USD)',
  customsValue: 'Valor de factura aduana (USD)',
  cumulative: 'Acumulado del manifiesto (USD)',
  yearBefore: 'Acumulado antes (USD)',
  yearWithThis: 'Con esta guía (USD)',
  total: 'Total',
  fact: 'Dato',
  value: 'Valor',
  code: 'Número',
  status: 'Estado',
  statuses: { active: 'Abierto', sended: 'Enviado', arrived: 'Llegó a Quito', finished: 'Terminado', removed: 'Eliminado' },
  airline: 'Aerolínea',
  flight: 'Vuelo',
  departure: 'Fecha de salida',
  bundles: 'Bultos',
  identificationTypes: { cedula: 'Cédula', ruc: 'RUC', passport: 'Pasaporte' },
  paper: {
    weight: 'Peso',
    declaredValue: 'Valor declarado',
    customsValue: 'Factura aduana',
    cumulative: 'Acumulado del manifiesto',
    consigneeYear: 'Acumulado del año',
    withTax: 'Los acumulados incluyen el impuesto de EE. UU. El del año es del consignatario.',
    sent: (day) => `Enviado el ${day}`,
    draft: 'Borrador: no se ha enviado',
    removed: 'Eliminado: no se envió',
    page: 'Página',
  },
}

const en: ManifestWords = {
  file: 'manifest',
  manifest: 'Manifest',
  summary: 'Summary',
  guide: 'Guide',
  childGuide: 'Child guide',
  consignee: 'Consignee',
  identificationType: 'Identification type',
  identification: 'Identification',
  address: 'Address',
  city: 'City',
  category: 'Category',
  special: 'special',
  pieces: 'Pieces',
  weight: 'Weight (kg)',
  content: 'Content',
  declaredValue: 'Declared value (USD)',
  customsValue: 'Customs invoice value (USD)',
  cumulative: 'Cumulative of the manifest (USD)',
  yearBefore: 'Cumulative before (USD)',
  yearWithThis: 'With this guide (USD)',
  total: 'Total',
  fact: 'Fact',
  value: 'Value',
  code: 'Number',
  status: 'Status',
  statuses: { active: 'Active', sended: 'Sent', arrived: 'Arrived', finished: 'Finished', removed: 'Removed' },
  airline: 'Airline',
  flight: 'Flight',
  departure: 'Departure',
  bundles: 'Bundles',
  identificationTypes: { cedula: 'National ID', ruc: 'RUC', passport: 'Passport' },
  paper: {
    weight: 'Weight',
    declaredValue: 'Declared value',
    customsValue: 'Customs invoice',
    cumulative: 'Cumulative of the manifest',
    consigneeYear: 'Cumulative of the year',
    withTax: 'Cumulative values include the US sales tax. That of the year is the consignee’s.',
    sent: (day) => `Sent on ${day}`,
    draft: 'Draft: not sent yet',
    removed: 'Removed: it was not sent',
    page: 'Page',
  },
}

export const MANIFEST_WORDS: Record<Language, ManifestWords> = { es, en }
