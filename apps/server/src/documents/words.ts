// The words of statuses and choices on documents: those of the screens (the web's `common` locale), which a test compares.
import type { Language, OrderOutcome } from '@app/domain'

type Words = Readonly<Record<string, string>>

const statusesInSpanish = {
  inReview: 'En revisión',
  quoting: 'Cotizando',
  inProcess: 'En proceso',
  active: 'Abierto',
  reviewed: 'Revisado',
  quoted: 'Cotizado',
  purchased: 'Comprado',
  inWarehouseMIA: 'En bodega Miami',
  inWarehouseUIO: 'En bodega Quito',
  sended: 'Enviado',
  arrived: 'Llegó a Quito',
  inDelivery: 'En entrega',
  received: 'Recibido',
  pendingOfPay: 'Por pagar',
  pendingPayment: 'Pago pendiente',
  pendingChanges: 'Cambios pendientes',
  incompleteState: 'Respondido',
  pending: 'Pendiente',
  incomplete: 'Incompleto',
  opened: 'Novedad abierta',
  refused: 'Rechazado',
  accepted: 'Aceptado',
  paid: 'Pagado',
  charged: 'Cobrado',
  collected: 'Cobrado',
  settled: 'Liquidado',
  resolved: 'Resuelto',
  receivedAndDelivered: 'Entregado',
  delivered: 'Entregado',
  finished: 'Terminado',
  removed: 'Eliminado',
  inactive: 'Anulado',
  reversed: 'Reversado',
  empty: 'Vacío',
  inForce: 'Vigente',
  takenBack: 'Anulada',
  requested: 'Pedido',
  returned: 'Devuelto por el banco',
}

const statusesInEnglish: Record<keyof typeof statusesInSpanish, string> = {
  inReview: 'In review',
  quoting: 'Quoting',
  inProcess: 'In process',
  active: 'Open',
  reviewed: 'Reviewed',
  quoted: 'Quoted',
  purchased: 'Purchased',
  inWarehouseMIA: 'In Miami warehouse',
  inWarehouseUIO: 'In Quito warehouse',
  sended: 'Sent',
  arrived: 'Arrived in Quito',
  inDelivery: 'In delivery',
  received: 'Received',
  pendingOfPay: 'To be paid',
  pendingPayment: 'Payment pending',
  pendingChanges: 'Changes pending',
  incompleteState: 'Answered',
  pending: 'Pending',
  incomplete: 'Incomplete',
  opened: 'Incident open',
  refused: 'Refused',
  accepted: 'Accepted',
  paid: 'Paid',
  charged: 'Charged',
  collected: 'Collected',
  settled: 'Settled',
  resolved: 'Resolved',
  receivedAndDelivered: 'Delivered',
  delivered: 'Delivered',
  finished: 'Finished',
  removed: 'Removed',
  inactive: 'Void',
  reversed: 'Reversed',
  empty: 'Empty',
  inForce: 'In force',
  takenBack: 'Taken back',
  requested: 'Asked for',
  returned: 'Sent back by the bank',
}

export const STATUS_WORDS: Record<Language, Words> = { es: statusesInSpanish, en: statusesInEnglish }

const outcomesInSpanish: Readonly<Record<OrderOutcome, string>> = {
  withdrawn: 'Retirado',
  storeCancelled: 'Cancelado por la tienda',
  returned: 'Devuelto',
  abandoned: 'Abandonado',
  lost: 'Perdido',
  damaged: 'Dañado',
  seized: 'Decomisado',
  refused: 'Rechazado',
}

const outcomesInEnglish: Readonly<Record<OrderOutcome, string>> = {
  withdrawn: 'Withdrawn',
  storeCancelled: 'Cancelled by the store',
  returned: 'Returned',
  abandoned: 'Abandoned',
  lost: 'Lost',
  damaged: 'Damaged',
  seized: 'Seized',
  refused: 'Refused',
}

/** How a package ended that was not handed over. */
export const OUTCOME_WORDS = { es: outcomesInSpanish, en: outcomesInEnglish } as const

export const YES_NO: Record<Language, { yes: string; no: string }> = {
  es: { yes: 'Sí', no: 'No' },
  en: { yes: 'Yes', no: 'No' },
}
