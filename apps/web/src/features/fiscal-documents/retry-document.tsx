import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRetryFiscalDocument } from './fiscal-documents.queries.ts'

/** Another system used its number: it takes the next one, which a person has to want. */
export const needsNumber = ({ trouble }: Pick<FiscalDocument, 'trouble'>): boolean => trouble === 'numberUsedElsewhere'

type Props = { document: FiscalDocument; size?: 'sm' | 'compact-sm' }

/** Sends it once more, made anew of what is right by now. */
export function RetryDocument({ document, size = 'sm' }: Props) {
  const { t } = useTranslation('credit-notes')
  const retrying = useRetryFiscalDocument()
  const renumber = needsNumber(document)
  const of = document.number ?? document.bill?.code ?? ''
  return (
    <Button
      variant={size === 'sm' ? 'filled' : 'default'}
      size={size}
      loading={retrying.isPending}
      aria-label={renumber ? t('fiscal.retry.renumberOf', { of }) : t('fiscal.retry.of', { of })}
      onClick={() => retrying.mutate({ id: document.id, renumber })}
    >
      {renumber ? t('fiscal.retry.renumber') : t('fiscal.retry.action')}
    </Button>
  )
}
