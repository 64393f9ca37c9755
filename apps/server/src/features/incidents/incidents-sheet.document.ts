import type { Incident } from '@app/contract/incidents.contract'
import type { IncidentKind, IncidentOutcome, Language } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { OUTCOME_WORDS } from '../../documents/words.ts'

const KINDS: Record<Language, Record<IncidentKind, string>> = {
  es: {
    lost: 'Perdido',
    damaged: 'Dañado',
    seized: 'Retenido',
    refused: 'Rechazado por la aduana',
    returned: 'Vuelve a la tienda',
    abandoned: 'Abandonado',
    delayed: 'Demorado',
    overLimit: 'Sobre el límite',
  },
  en: {
    lost: 'Lost',
    damaged: 'Damaged',
    seized: 'Seized',
    refused: 'Refused by customs',
    returned: 'Goes back to the store',
    abandoned: 'Abandoned',
    delayed: 'Delayed',
    overLimit: 'Over the limit',
  },
}
const SOLVED: Record<Language, string> = { es: 'Solucionado', en: 'Solved' }

const endingOf = (outcome: IncidentOutcome, language: Language): string =>
  outcome === 'solved' ? SOLVED[language] : OUTCOME_WORDS[language][outcome]

/** A list of incidents as a file. */
export const incidentsSheet: ListSheet<Incident> = {
  name: { es: 'Novedades', en: 'Incidents' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    { header: { es: 'Pedido', en: 'Order' }, widthInCharacters: 14, value: ({ order }) => order.code },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ order }) => order.client?.name ?? null },
    { header: { es: 'Novedad', en: 'Incident' }, widthInCharacters: 12, value: ({ kind }, language) => KINDS[language][kind] },
    {
      header: { es: 'Estado', en: 'Status' },
      widthInCharacters: 16,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: { es: 'Qué pasó', en: 'What happened' }, widthInCharacters: 40, value: ({ description }) => description },
    {
      header: { es: 'Abierta', en: 'Opened' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    {
      header: { es: 'Resultado', en: 'Outcome' },
      widthInCharacters: 12,
      value: ({ outcome }, language) => outcome && endingOf(outcome, language),
    },
    { header: { es: 'Resolución', en: 'Resolution' }, widthInCharacters: 40, value: ({ resolution }) => resolution },
    {
      header: { es: 'Resuelta', en: 'Resolved' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ resolvedAt }) => cell.moment(resolvedAt),
    },
  ],
}
