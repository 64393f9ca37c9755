import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { Button, NativeSelect } from '@mantine/core'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-session.ts'
import { capitalised } from '../../ui/show/format.ts'
import { useAuthorizedNames } from './authorized-names.queries.ts'
import styles from './person-select.module.css'

const AddAuthorizedNameDialog = lazy(async () => ({
  default: (await import('./add-authorized-name-dialog.tsx')).AddAuthorizedNameDialog,
}))

export type SelectingClient = { id: string; name: string }

type Props = {
  /** The client for whom staff choose, adding nobody; none: the signed-in one. */
  client?: SelectingClient | undefined
  label: string
  /** Only those authorized for it are offered. */
  purpose: AuthorizedName['purposes'][number]
  /** An authorized name, or null for the client. */
  value: string | null
  onChange: (authorizedNameId: string | null) => void
  description?: ReactNode
  error?: ReactNode
}

/** The client, one of their authorized names, or somebody whom the client adds on the spot. */
export function PersonSelect({ client, label, purpose, value, onChange, description, error }: Props) {
  const { t } = useTranslation('orders')
  const { firstName, lastName } = useMe()
  const [isAdding, setIsAdding] = useState(false)
  const { data: people = [] } = useAuthorizedNames(client?.id)
  const offered = people.filter(({ purposes }) => purposes.includes(purpose))
  return (
    <div className={styles.person}>
      <NativeSelect
        label={label}
        description={description}
        error={error}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        data={[
          { value: '', label: client?.name ?? t('person.me', { name: capitalised(`${firstName} ${lastName}`) }) },
          ...offered.map(({ id, name, identification }) => ({ value: id, label: `${name} · ${identification}` })),
        ]}
      />
      {client ? null : (
        <Button variant="subtle" size="sm" leftSection={<IconUserPlus aria-hidden />} onClick={() => setIsAdding(true)}>
          {t('person.addAnother')}
        </Button>
      )}
      {isAdding ? (
        <Suspense>
          <AddAuthorizedNameDialog
            purpose={purpose}
            onClose={() => setIsAdding(false)}
            onAdded={({ id }) => {
              setIsAdding(false)
              onChange(id)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
