import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import { useTranslation } from 'react-i18next'
import { useSuggestedClients } from './matching.queries.ts'
import styles from './owner-suggestions.module.css'

export type SuggestedClient = { id: string; code: string; name: string }

type Props = { text: string; chosen: SuggestedClient | null; onChoose: (client: SuggestedClient | null) => void }

const PAUSE_IN_MILLISECONDS = 300

/** Whom the label may mean, the likeliest first, each with what says so; pressed once more, nobody. */
export function OwnerSuggestions({ text, chosen, onChoose }: Props) {
  const { t } = useTranslation('warehouse')
  const [asked] = useDebouncedValue(text.trim(), PAUSE_IN_MILLISECONDS)
  const { data } = useSuggestedClients(asked)
  const suggestions = text.trim() === '' ? [] : (data?.data ?? [])
  const shown =
    chosen && !suggestions.some(({ client }) => client.id === chosen.id)
      ? [{ client: chosen, clues: [] }, ...suggestions]
      : suggestions
  if (shown.length === 0) return null
  return (
    <fieldset className={styles.owners}>
      <legend>{t('whose')}</legend>
      {shown.map(({ client, clues }) => (
        <Button
          key={client.id}
          size="lg"
          variant={client.id === chosen?.id ? 'filled' : 'default'}
          aria-pressed={client.id === chosen?.id}
          leftSection={client.id === chosen?.id ? <IconUserCheck aria-hidden /> : null}
          onClick={() => onChoose(client.id === chosen?.id ? null : client)}
        >
          <span className={styles.owner}>
            {client.name} · {client.code}
            <small>{clues.map(({ kind }) => t(`clues.${kind}`)).join(', ')}</small>
          </span>
        </Button>
      ))}
    </fieldset>
  )
}
