import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { NativeSelect } from '@mantine/core'
import { useAuthorizedNames } from '../authorized-names/authorized-names.queries.ts'

type Props = {
  client: Dropshipping['client']
  purpose: AuthorizedName['purposes'][number]
  label: string
  /** An authorized name, or null for the client. */
  value: string | null
  onChange: (authorizedNameId: string | null) => void
  error: string | undefined
  description?: string
}

/** The client, or one of those they authorized: staff choose, and add nobody in their name. */
export function ClientPersonSelect({ client, purpose, label, value, onChange, error, description = '' }: Props) {
  const { data: people = [] } = useAuthorizedNames(client.id)
  const offered = people.filter(({ purposes }) => purposes.includes(purpose))
  return (
    <NativeSelect
      label={label}
      description={description}
      error={error}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      data={[
        { value: '', label: client.name },
        ...offered.map(({ id, name, identification }) => ({ value: id, label: `${name} · ${identification}` })),
      ]}
    />
  )
}
