import wheel from '../shell/golden-wheel.svg?url';

/** What stands on a picture to share. */
export interface PictureLines {
  readonly over: string;
  readonly title: string;
  readonly result: string;
  /** A lamp for each bot, lit for those one did better than. */
  readonly beaten: { readonly count: number; readonly all: number };
  readonly below: string;
  readonly address: string;
}

const WIDTH = 1080;
const HEIGHT = 1080;
const MARGIN = 90;
const LAMP = 34;

/** Draws a square picture on the cloth of the game; null where nothing can be drawn. */
export async function drawPicture(game: string, lines: PictureLines): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const cloth = document.createElement('i');
  cloth.dataset.game = game;
  document.body.append(cloth);
  const style = getComputedStyle(cloth);
  const colour = (name: string, usual: string) => style.getPropertyValue(name).trim() || usual;
  const [light, dark] = [colour('--t-a', '#1f6f6b'), colour('--t-b', '#0d3b3f')];
  const [gold, writing] = [colour('--gold', '#ffc857'), colour('--on-table', '#fff7e6')];
  const fonts = { display: colour('--display', 'serif'), font: colour('--font', 'sans-serif') };
  cloth.remove();
  ground(context, light, dark);
  await drawWheel(context);
  const write = (text: string, y: number, size: number, family: string, fill = writing) => {
    context.fillStyle = fill;
    let fitting = size;
    do context.font = `650 ${fitting--}px ${family}`;
    while (context.measureText(text).width > WIDTH - 2 * MARGIN && fitting > SMALLEST);
    context.fillText(text, MARGIN, y);
  };
  write(lines.over, 190, 40, fonts.font);
  write(lines.title, 360, 150, fonts.display);
  write(lines.result, 500, 64, fonts.font, gold);
  lamps(context, lines.beaten, gold, 620);
  write(lines.below, 760, 44, fonts.font);
  write(lines.address, HEIGHT - MARGIN, 36, fonts.font);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

const SMALLEST = 20;

function ground(context: CanvasRenderingContext2D, light: string, dark: string): void {
  const shade = context.createRadialGradient(WIDTH * 0.7, HEIGHT * 0.2, 60, WIDTH / 2, HEIGHT / 2, WIDTH);
  shade.addColorStop(0, light);
  shade.addColorStop(1, dark);
  context.fillStyle = shade;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The great wheel, cut by the edge, as in the lobby. */
async function drawWheel(context: CanvasRenderingContext2D): Promise<void> {
  const image = new Image();
  image.src = wheel;
  try {
    await image.decode();
  } catch {
    return;
  }
  context.globalAlpha = 0.16;
  context.drawImage(image, WIDTH - 620, HEIGHT - 640, 860, 860);
  context.globalAlpha = 1;
}

function lamps(
  context: CanvasRenderingContext2D,
  { count, all }: PictureLines['beaten'],
  gold: string,
  y: number,
): void {
  for (let i = 0; i < all; i++) {
    context.beginPath();
    context.arc(MARGIN + LAMP + i * LAMP * 3, y, LAMP, 0, 2 * Math.PI);
    context.fillStyle = i < count ? gold : 'rgb(255 255 255 / 22%)';
    context.fill();
  }
}
