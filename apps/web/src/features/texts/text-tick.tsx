import { TEXT_PATHS } from '@app/contract/paths'
import type { TextKind } from '@app/domain'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = { kind: TextKind; version: number; isTicked: boolean; onTick: (isTicked: boolean) => void }

/** A box that the person ticks, with the text that they agree to behind a link of its own. */
export function TextTick({ kind, version, isTicked, onTick }: Props) {
  const { t } = useTranslation('texts')
  return (
    <Checkbox
      label={
        <>
          {t(`agree.${kind}`)}{' '}
          <a href={`${TEXT_PATHS[kind]}?version=${version}`} target="_blank" rel="noreferrer">
            {t(`read.${kind}`)}
          </a>
        </>
      }
      checked={isTicked}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
  )
}
