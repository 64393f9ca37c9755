import type { Parameter } from '@app/contract/parameters.contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useParameters, useUpdateParameters } from './parameters.queries.ts'
import { type UnconfirmedKind, unconfirmedOf } from './unconfirmed.ts'
import { useParameterText } from './use-parameter-text.ts'

type Kind = { kind?: UnconfirmedKind }

/** For administrators: the house would charge, or tax, what nobody of it has said. It leads to where that is looked at. */
export function UnconfirmedPricesBanner({ kind = 'unconfirmed' }: Kind) {
  const { t } = useTranslation('parameters')
  const unconfirmed = unconfirmedOf(kind, useParameters().data)
  if (unconfirmed.length === 0) return null
  return (
    <Note
      tone="red"
      title={t(`${kind}.title`, { count: unconfirmed.length })}
      action={
        <Button component={Link} to={ADMINISTRATOR_PATHS.parameters} variant="default">
          {t(`${kind}.look`)}
        </Button>
      }
    >
      <p>{t(`${kind}.sentence`)}</p>
    </Note>
  )
}

/** Beside the values: all that nobody has confirmed is right as it stands. */
export function ConfirmPrices({ inForce, kind = 'unconfirmed' }: Kind & { inForce: readonly Parameter[] }) {
  const { t } = useTranslation('parameters')
  const textOf = useParameterText()
  const update = useUpdateParameters()
  const unconfirmed = unconfirmedOf(kind, inForce)
  if (unconfirmed.length === 0) return null
  const confirm = () =>
    update.mutate({
      parameters: unconfirmed.map(({ key, value, number }) => ({ key, value, number })),
      reason: t(`${kind}.reason`),
    })
  return (
    <Note
      tone="red"
      title={t(`${kind}.title`, { count: unconfirmed.length })}
      action={
        <Button loading={update.isPending} onClick={confirm}>
          {t(`${kind}.confirm`, { count: unconfirmed.length })}
        </Button>
      }
    >
      <p>
        {unconfirmed
          .map(({ key, value }) =>
            kind === 'unconfirmedIva' ? `${t(`names.${key}`)}: ${textOf(key, value)}` : t(`names.${key}`),
          )
          .join(' · ')}
      </p>
      {update.error ? (
        <p role="alert">
          <Refusal error={update.error} />
        </p>
      ) : null}
    </Note>
  )
}
