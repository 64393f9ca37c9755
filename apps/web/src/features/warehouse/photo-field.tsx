import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOfFile } from '../../ui/files/file-check.ts'
import styles from './photo-field.module.css'
import row from './photo-row.module.css'
import form from './station.module.css'

const MOST = 8

type Props = { value: readonly File[]; onChange: (photos: readonly File[]) => void }

/** On a phone or tablet the camera opens at once; elsewhere a file is chosen. */
export function PhotoField({ value, onChange }: Props) {
  const { t } = useTranslation('warehouse')
  const [refused, setRefused] = useState<string | null>(null)
  const add = (chosen: readonly File[]) => {
    const problems = chosen.map((photo) => ({ photo, problem: problemOfFile(photo) }))
    const refusal = problems.find(({ problem }) => problem !== null)
    setRefused(refusal ? `${refusal.photo.name}: ${t(`errors.${refusal.problem}`)}` : null)
    const good = problems.filter(({ problem }) => problem === null).map(({ photo }) => photo)
    onChange([...value, ...good].slice(0, MOST))
  }
  return (
    <div className={row.photos}>
      <label className={styles.addPhoto}>
        <IconCamera aria-hidden />
        <span>{t('addPhoto')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          multiple
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </label>
      {value.map((photo, index) => (
        <Preview
          key={`${photo.name}-${photo.size}-${photo.lastModified}`}
          photo={photo}
          onRemove={() => onChange(value.filter((_, other) => other !== index))}
        />
      ))}
      {refused ? (
        <p className={form.refused} role="alert">
          {refused}
        </p>
      ) : null}
    </div>
  )
}

export function Preview({ photo, onRemove }: { photo: File; onRemove?: () => void }) {
  const { t } = useTranslation('warehouse')
  const url = useMemo(() => URL.createObjectURL(photo), [photo])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <span className={styles.photo}>
      <img src={url} alt={photo.name} />
      {onRemove ? (
        <button type="button" onClick={onRemove} aria-label={t('removePhoto', { name: photo.name })}>
          <IconX aria-hidden />
        </button>
      ) : null}
    </span>
  )
}
