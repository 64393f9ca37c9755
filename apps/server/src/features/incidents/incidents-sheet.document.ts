import type { Incident } from '@app/contract/incidents.contract'
import type { IncidentKind, IncidentOutcome, Language } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

const ENDINGS: Record<Language, Record<IncidentKind | IncidentOutcome, string>> = {
  es: {
    lost: 'Perdido',
    seized: 'Retenido',
    damaged: 'Dañado',
    delayed: 'Demorado',
    overLimit: 'Sobre el límite',
    solved: 'Solucionado',
  },
  en: { lost: 'Lost', seized: 'Seized', damaged: 'Damaged', delayed: 'Delayed', overLimit: 'Over the limit', solved: 'Solved' },
}

/** A list of incidents as a file. */
export const incidentsSheet: ListSheet<Incident> = {
  name: { es: 'Novedades', en: 'Incidents' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    { header: { es: 'Pedido', en: 'Order' }, widthInCharacters: 14, value: ({ order }) => order.code },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ order }) => order.client?.name ?? null },
    { header: { es: 'Novedad', en: 'Incident' }, widthInCharacters: 12, value: ({ kind }, language) => ENDINGS[language][kind] },
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
      value: ({ outcome }, language) => outcome && ENDINGS[language][outcome],
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
