import { Button } from '@mantine/core'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './file-drop.module.css'

type Props = {
  labelledBy: string
  accept: readonly string[]
  multiple: boolean
  disabled: boolean
  onChoose: (files: readonly File[]) => void
}

/** The file chooser, and on a phone the camera. */
export function FileButtons({ labelledBy, accept, multiple, disabled, onChoose }: Props) {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const inputProps = {
    type: 'file',
    hidden: true,
    'aria-labelledby': labelledBy,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      onChoose([...(target.files ?? [])])
      // The same file may be chosen again after it was taken away.
      target.value = ''
    },
  }
  const buttonProps = { variant: 'default', size: 'sm', disabled, 'aria-describedby': labelledBy } as const
  return (
    <div className={styles.buttons}>
      <input {...inputProps} ref={chooser} accept={accept.join(',')} multiple={multiple} />
      <input {...inputProps} ref={camera} accept="image/*" capture="environment" />
      <Button {...buttonProps} leftSection={<IconUpload aria-hidden />} onClick={() => chooser.current?.click()}>
        {multiple ? t('ui.files.chooseSeveral') : t('ui.files.choose')}
      </Button>
      <Button
        {...buttonProps}
        className={styles.camera}
        leftSection={<IconCamera aria-hidden />}
        onClick={() => camera.current?.click()}
      >
        {t('ui.files.photograph')}
      </Button>
    </div>
  )
}
