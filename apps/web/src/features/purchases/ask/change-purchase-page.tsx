import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Link } from '../../../ui/edit/link.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useNameOf } from '../../titles/use-name-of.ts'
import { PurchaseProposal } from '../decide/purchase-proposal.tsx'
import { useAnswerPurchase, usePurchase } from '../purchases.queries.ts'
import { PurchaseForm } from './purchase-form.tsx'
import { valuesOf } from './purchase-values.ts'

/** The owner asks for something else in the place of what they asked for: all of it is given anew. */
export function ChangePurchasePage({ id }: { id: string }) {
  const { t } = useTranslation('purchases')
  const purchase = usePurchase(id)
  const nameOf = useNameOf()
  if (purchase.isPending) return <PageLoading />
  return (
    <Page
      title={purchase.data ? t('change.title', { name: nameOf(purchase.data) }) : t('change.titleBare')}
      sentence={t('change.sentence')}
      action={
        <Button variant="default" component={Link} to={addressOf(CLIENT_PATHS.purchases, { open: id })}>
          {t('form.back')}
        </Button>
      }
    >
      {purchase.data ? <Change purchase={purchase.data} /> : null}
      {purchase.isError && !purchase.data ? <ErrorState error={purchase.error} onRetry={() => void purchase.refetch()} /> : null}
    </Page>
  )
}

function Change({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const navigate = useNavigate()
  const change = useAnswerPurchase(purchase.id, 'change')
  if (!purchase.allowedActions.includes('change') && !change.isError) return <Note tone="neutral">{t('change.tooLate')}</Note>
  return (
    <PurchaseForm
      initial={valuesOf(purchase)}
      draft={`purchase:${purchase.id}`}
      record={purchase}
      sendLabel={t('change.send')}
      isSending={change.isPending}
      onSend={async (terms) => {
        await change.mutateAsync({ action: 'change', ...terms })
        await navigate(addressOf(CLIENT_PATHS.purchases, { open: purchase.id }))
      }}
    >
      {purchase.status === 'pendingChanges' ? <PurchaseProposal purchase={purchase} /> : null}
    </PurchaseForm>
  )
}
