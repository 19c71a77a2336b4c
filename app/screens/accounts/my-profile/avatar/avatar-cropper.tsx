import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { myAccountTexts } from '../../texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import {
  cropPixels,
  drawCrop,
  jpegOf,
  maxZoom,
  moveCrop,
  wholeCrop,
  zoomCrop,
  zoomOf,
  type Crop,
} from './crop.ts'
import css from './avatar-cropper.module.css'

interface AvatarCropperProps {
  readonly picture: HTMLCanvasElement
  readonly isBusy: boolean
  readonly onSave: (square: Blob) => void
  readonly onCancel: () => void
}

/** Crops a new picture. The preview canvas is the one that is uploaded. */
export function AvatarCropper(props: AvatarCropperProps): ReactElement {
  const { picture, isBusy, onSave, onCancel } = props
  const texts = myAccountTexts.use()
  const t = texts.picture
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [crop, setCrop] = useState<Crop>(() => wholeCrop(picture))
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  useEffect(() => frame.current?.focus(), [])

  const move = (right: number, down: number): void =>
    setCrop((was) => moveCrop(was, picture, right, down))
  const dragging = useDrag(move)
  const save = async (): Promise<void> => {
    if (canvas.current) onSave(await jpegOf(canvas.current))
  }
  return (
    <div className={css['cropper']}>
      <p id="frame-hint">{t.frameHint}</p>
      <div
        ref={frame}
        className={css['frame']}
        tabIndex={0}
        role="application"
        aria-label={t.frame}
        aria-describedby="frame-hint"
        {...dragging}
        onKeyDown={(event) => step(event, move)}
      >
        <canvas ref={canvas} className={css['picture']} width={cropPixels} height={cropPixels} />
      </div>
      <label className={css['zoom']}>
        {t.zoom}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoomOf(crop, picture)}
          onChange={({ target }) => {
            const zoom = Number(target.value)
            setCrop((was) => zoomCrop(was, picture, zoom))
          }}
        />
      </label>
      <div className={css['buttons']}>
        <Button kind="primary" busy={isBusy} onPress={() => void save()}>
          {texts.save}
        </Button>
        <Button onPress={onCancel}>{texts.cancel}</Button>
      </div>
    </div>
  )
}

type Move = (right: number, down: number) => void
type Pointed = PointerEvent<HTMLDivElement>

/** Measured from the last point, because not every browser reports `movementX` for touch. */
function useDrag(move: Move) {
  const last = useRef({ x: 0, y: 0 })
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: Pointed): void => {
      currentTarget.setPointerCapture(pointerId)
      last.current = { x, y }
    },
    onPointerMove: ({ currentTarget, pointerId, clientX: x, clientY: y }: Pointed): void => {
      if (!currentTarget.hasPointerCapture(pointerId)) return
      const { clientWidth, clientHeight } = currentTarget
      move((x - last.current.x) / clientWidth, (y - last.current.y) / clientHeight)
      last.current = { x, y }
    },
  }
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** An arrow key moves the picture by a fiftieth of the frame; with Shift by a fifth. */
function step(event: KeyboardEvent, move: Move): void {
  const way = steps[event.key]
  if (!way) return
  event.preventDefault()
  const length = event.shiftKey ? 0.2 : 0.02
  move(way[0] * length, way[1] * length)
}
