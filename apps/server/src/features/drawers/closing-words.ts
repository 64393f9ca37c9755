// What the closing of a drawer says on paper, in the reader's language.
import type { DrawerLineKind, Language } from '@app/domain'

export type ClosingWords = {
  title: string
  file: string
  heldBy: (name: string) => string
  opened: (at: string) => string
  closed: (at: string, name: string) => string
  kinds: Record<DrawerLineKind, string>
  undone: string
  notes: string
  expected: string
  counted: string
  difference: string
  toBank: string
  left: string
  reason: (reason: string) => string
  page: string
}

const es: ClosingWords = {
  title: 'Cierre de caja',
  file: 'cierre',
  heldBy: (name) => `A cargo de ${name}`,
  opened: (at) => `Abierta el ${at}`,
  closed: (at, name) => `Cerrada el ${at} por ${name}`,
  kinds: {
    float: 'Fondo inicial',
    payment: 'Pago',
    refund: 'Devolución',
    in: 'Entrada',
    out: 'Salida',
    toBank: 'Al banco',
    difference: 'Diferencia',
    left: 'Queda en caja',
  },
  undone: 'Deshecho',
  notes: 'Billetes y monedas',
  expected: 'Debía haber',
  counted: 'Contado',
  difference: 'Diferencia',
  toBank: 'Al banco',
  left: 'Queda en caja',
  reason: (reason) => `Motivo de la diferencia: ${reason}`,
  page: 'Página',
}

const en: ClosingWords = {
  title: 'Drawer closing',
  file: 'closing',
  heldBy: (name) => `Held by ${name}`,
  opened: (at) => `Opened on ${at}`,
  closed: (at, name) => `Closed on ${at} by ${name}`,
  kinds: {
    float: 'Opening float',
    payment: 'Payment',
    refund: 'Refund',
    in: 'Cash in',
    out: 'Cash out',
    toBank: 'To the bank',
    difference: 'Difference',
    left: 'Stays in the drawer',
  },
  undone: 'Undone',
  notes: 'Notes and coins',
  expected: 'Expected',
  counted: 'Counted',
  difference: 'Difference',
  toBank: 'To the bank',
  left: 'Stays in the drawer',
  reason: (reason) => `Reason for the difference: ${reason}`,
  page: 'Page',
}

export const CLOSING_WORDS: Record<Language, ClosingWords> = { es, en }
