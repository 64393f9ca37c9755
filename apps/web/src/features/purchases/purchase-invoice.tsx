import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { ActionIcon, Button } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { RemoveLineDialog } from './decide/remove-line-dialog.tsx'
import styles from './purchases.module.css'

const InvoiceDialog = lazy(async () => ({ default: (await import('./ask/invoice-dialog.tsx')).InvoiceDialog }))

type Line = PurchaseDetail['invoice']['details'][number]

/** The store's invoice, line by line: its owner sends it, staff take out what does not belong to the purchase. */
export function PurchaseInvoice({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const { invoice, allowedActions } = purchase
  const [isAdding, setIsAdding] = useState(false)
  const [leaving, setLeaving] = useState<Line | null>(null)
  const canAdd = allowedActions.includes('addInvoice')
  if (!invoice.file && !canAdd) return null
  return (
    <PanelSection
      title={t('panel.invoice')}
      action={
        canAdd ? (
          <Button variant="default" size="compact-sm" onClick={() => setIsAdding(true)}>
            {invoice.file ? t('invoice.replace') : t('invoice.add')}
          </Button>
        ) : null
      }
    >
      {invoice.details.length > 0 ? (
        <Lines lines={invoice.details} onRemove={allowedActions.includes('removeInvoiceLine') ? setLeaving : null} />
      ) : (
        <p className={styles.hint}>{invoice.file ? t('invoice.noLines', { name: invoice.file.name }) : t('invoice.none')}</p>
      )}
      <Suspense>{isAdding ? <InvoiceDialog purchase={purchase} onClose={() => setIsAdding(false)} /> : null}</Suspense>
      <RemoveLineDialog purchaseId={purchase.id} line={leaving} onClose={() => setLeaving(null)} />
    </PanelSection>
  )
}

function Lines({ lines, onRemove }: { lines: readonly Line[]; onRemove: ((line: Line) => void) | null }) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <span>
            {line.description}
            <small>
              {line.quantity} × {format.money(line.unitPriceInCents)}
            </small>
          </span>
          <span className="tabular">{format.money(line.quantity * line.unitPriceInCents)}</span>
          {onRemove ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              onClick={() => onRemove(line)}
              aria-label={t('invoice.removeLineNamed', { description: line.description })}
              title={t('invoice.removeLine')}
            >
              <IconTrash aria-hidden />
            </ActionIcon>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
