import type { Bill } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { useTranslation } from 'react-i18next'
import { useNameOfBill } from '../titles/use-name-of.ts'
import { useBillPdf } from './bills.queries.ts'

/** Downloads a bill of sale. */
export function BillPdfButton({ bill }: { bill: Pick<Bill, 'id' | 'code' | 'orders'> }) {
  const { t } = useTranslation('orders')
  const pdf = useBillPdf()
  const nameOf = useNameOfBill()
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconFileDownload aria-hidden />}
      loading={pdf.isPending}
      onClick={() => pdf.mutate({ billId: bill.id })}
      aria-label={t('bill.pdfOf', { name: nameOf(bill) })}
    >
      {t('bill.pdf')}
    </Button>
  )
}
