import type { Parameter } from '@app/contract/parameters.contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { PARAMETER_CATALOGUE, type ParameterGroup } from '@app/domain'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useParameters, useUpdateParameters } from './parameters.queries.ts'

/** What clients, associates and customs are charged by. */
const PRICES: readonly ParameterGroup[] = ['prices', 'associates', 'customs']

const unconfirmedOf = (parameters: readonly Parameter[] = []): Parameter[] =>
  parameters.filter(({ key, isConfirmed }) => !isConfirmed && PRICES.includes(PARAMETER_CATALOGUE[key].group))

/** For administrators: the house would charge what nobody of it has said. It leads to where that is looked at. */
export function UnconfirmedPricesBanner() {
  const { t } = useTranslation('parameters')
  const unconfirmed = unconfirmedOf(useParameters().data)
  if (unconfirmed.length === 0) return null
  return (
    <Note
      tone="red"
      title={t('unconfirmed.title', { count: unconfirmed.length })}
      action={
        <Button component={Link} to={ADMINISTRATOR_PATHS.parameters} variant="default">
          {t('unconfirmed.look')}
        </Button>
      }
    >
      <p>{t('unconfirmed.sentence')}</p>
    </Note>
  )
}

/** Beside the values: all that nobody has confirmed is right as it stands. */
export function ConfirmPrices({ inForce }: { inForce: readonly Parameter[] }) {
  const { t } = useTranslation('parameters')
  const update = useUpdateParameters()
  const unconfirmed = unconfirmedOf(inForce)
  if (unconfirmed.length === 0) return null
  const confirm = () =>
    update.mutate({
      parameters: unconfirmed.map(({ key, value, number }) => ({ key, value, number })),
      reason: t('unconfirmed.reason'),
    })
  return (
    <Note
      tone="red"
      title={t('unconfirmed.title', { count: unconfirmed.length })}
      action={
        <Button loading={update.isPending} onClick={confirm}>
          {t('unconfirmed.confirm', { count: unconfirmed.length })}
        </Button>
      }
    >
      <p>{unconfirmed.map(({ key }) => t(`names.${key}`)).join(' · ')}</p>
      {update.error ? (
        <p role="alert">
          <Refusal error={update.error} />
        </p>
      ) : null}
    </Note>
  )
}
