// What a RIDE says: always Spanish, in the SRI's own words (ficha técnica, tables 6 and 24).
import type { FiscalDocumentKind, FiscalEnvironment } from '@app/domain'
import { whenAsked } from '../../../documents/when-asked.ts'

export const RIDE_TITLES: Record<FiscalDocumentKind, string> = { factura: 'FACTURA', notaCredito: 'NOTA DE CRÉDITO' }

export const ENVIRONMENT_WORDS: Record<FiscalEnvironment, string> = { test: 'PRUEBAS', production: 'PRODUCCIÓN' }

/** Across every page of a document of the environment of tests. */
export const WITHOUT_VALUE = 'SIN VALIDEZ TRIBUTARIA'
/** Across every page of a document that was annulled: its XML does not say so. */
export const ANNULLED = 'ANULADA'

const IDENTIFICATIONS: Readonly<Record<string, string>> = { '04': 'RUC', '05': 'Cédula', '06': 'Pasaporte' }
export const identificationWords = (code: string): string => IDENTIFICATIONS[code] ?? 'Identificación'

const FORMS: Readonly<Record<string, string>> = {
  '01': 'Sin utilización del sistema financiero',
  '15': 'Compensación de deudas',
  '16': 'Tarjeta de débito',
  '17': 'Dinero electrónico',
  '18': 'Tarjeta prepago',
  '19': 'Tarjeta de crédito',
  '20': 'Otros con utilización del sistema financiero',
  '21': 'Endoso de títulos',
}
export const paymentFormWords = (code: string): string => FORMS[code] ?? code

const inQuito = whenAsked(
  () =>
    new Intl.DateTimeFormat('es-EC', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone: 'America/Guayaquil',
    }),
)

/** 23/11/2026 10:42:07, in Quito; what is no moment as the SRI wrote it. */
export function momentWords(moment: string): string {
  const instant = new Date(moment)
  return Number.isNaN(instant.getTime()) ? moment : inQuito().format(instant).replace(',', '')
}

/** 1500 → 15 %. */
export const rateWords = (basisPoints: number): string => `${basisPoints / 100} %`
