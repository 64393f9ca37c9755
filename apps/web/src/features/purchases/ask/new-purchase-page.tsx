import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Page } from '../../../ui/page/page.tsx'
import { OnceEmailConfirmed } from '../../email-confirmation/once-email-confirmed.tsx'
import { useCreatePurchase } from '../purchases.queries.ts'
import { PurchaseForm } from './purchase-form.tsx'
import { emptyPurchase } from './purchase-values.ts'

/** Asks the house to buy. */
export function NewPurchasePage() {
  const { t } = useTranslation('purchases')
  const navigate = useNavigate()
  const create = useCreatePurchase()
  return (
    <Page
      title={t('new.title')}
      sentence={t('new.sentence')}
      action={
        <Button variant="default" component={Link} to={CLIENT_PATHS.purchases}>
          {t('form.back')}
        </Button>
      }
    >
      <OnceEmailConfirmed>
        <PurchaseForm
          initial={emptyPurchase()}
          draft="newPurchase"
          sendLabel={t('new.send')}
          isSending={create.isPending}
          canSplit
          onSend={async (terms, isLast) => {
            const { id } = await create.mutateAsync(terms)
            if (isLast) await navigate(addressOf(CLIENT_PATHS.purchases, { open: id }))
          }}
        />
      </OnceEmailConfirmed>
    </Page>
  )
}
