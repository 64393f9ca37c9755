import type { Bill } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { useTranslation } from 'react-i18next'
import { useBillPdf } from './bills.queries.ts'

/** Downloads a bill of sale. */
export function BillPdfButton({ bill: { id, code } }: { bill: Pick<Bill, 'id' | 'code'> }) {
  const { t } = useTranslation('orders')
  const pdf = useBillPdf()
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconFileDownload aria-hidden />}
      loading={pdf.isPending}
      onClick={() => pdf.mutate({ billId: id })}
      aria-label={t('bill.pdfOf', { code })}
    >
      {t('bill.pdf')}
    </Button>
  )
}
