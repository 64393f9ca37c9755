import type { Bill } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useTranslation } from 'react-i18next'
import { PriceLines } from '../../ui/price-lines.tsx'
import { Facts, Figures, PanelSection, RecordPanel } from '../../ui/record-panel.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useFormat } from '../../ui/use-format.ts'
import type { List } from '../../ui/use-list-state.ts'
import { useBillOf } from './bill-actions.queries.ts'
import { type BillFilter, useBillPdf } from './bills.queries.ts'
import { type Asked, BillAction } from './sales-invoices-action.tsx'
import { VoidBill } from './sales-invoices-void.tsx'

type Props = { query: BillFilter; list: List; onAsk: (asked: Asked) => void }

/** One bill with every line of it. */
export function SalesInvoicePanel({ query, list, onAsk }: Props) {
  const bill = useBillOf(query, list.openId)
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={bill}
      title={({ code }) => code}
      status={({ status }) => <StatusChip status={status} />}
      actions={(item) => (
        <>
          <BillAction bill={item} onAsk={onAsk} />
          <PdfButton bill={item} />
          {item.allowedActions.includes('void') ? <VoidBill bill={item} onVoided={list.close} /> : null}
        </>
      )}
    >
      {(item) => <BillParts bill={item} />}
    </RecordPanel>
  )
}

function PdfButton({ bill: { id } }: { bill: Bill }) {
  const { t } = useTranslation('administrator')
  const pdf = useBillPdf()
  return (
    <Button
      variant="default"
      leftSection={<IconDownload aria-hidden />}
      loading={pdf.isPending}
      onClick={() => pdf.mutate({ billId: id })}
    >
      {t('bills.pdf')}
    </Button>
  )
}

function BillParts({ bill }: { bill: Bill }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const { client, pickup, invoiceOwner, payment, orders, subtotalInCents, taxInCents, dutyInCents, totalInCents } = bill
  return (
    <>
      <Figures
        facts={[
          { label: t('bills.subtotal'), value: format.money(subtotalInCents) },
          { label: t('bills.tax'), value: format.money(taxInCents) },
          { label: t('bills.duty'), value: format.money(dutyInCents) },
          { label: t('bills.total'), value: format.money(totalInCents) },
        ]}
      />
      <PanelSection title={t('bills.people')}>
        <Facts
          facts={[
            { label: t('words.client'), value: `${client.name} (${client.code})` },
            { label: t('bills.pickup'), value: pickup.name },
            { label: t('bills.invoiceOwner'), value: `${invoiceOwner.name} · ${invoiceOwner.identification}`, wide: true },
            ...(payment
              ? [
                  { label: t('bills.paidBy'), value: t(`bills.methods.${payment.method}`) },
                  { label: t('bills.reference'), value: payment.reference },
                  { label: t('bills.paidAt'), value: format.instant(payment.at) },
                ]
              : []),
          ]}
        />
      </PanelSection>
      {orders.map(({ id, code, description, weightInGrams, lines, serviceInCents, dutyInCents: duty }) => (
        <PanelSection key={id} title={`${code} · ${format.weight(weightInGrams)}`}>
          <p>{description}</p>
          <PriceLines lines={lines} totalInCents={serviceInCents + duty} totalLabel={t('bills.beforeTax')} />
        </PanelSection>
      ))}
    </>
  )
}
