import sprite from '../kit/faces/faces.svg?url';
import { FACES } from '../kit/faces/faces.ts';
import wheel from '../shell/golden-wheel.svg?url';

/** What stands on a picture of an evening: names and results, nothing of cards. */
export interface EveningPicture {
  readonly title: string;
  readonly over: string;
  /** In order of places. */
  readonly rows: readonly {
    readonly place: number;
    readonly name: string;
    readonly face: number;
    readonly result: string;
  }[];
  readonly below: string;
  readonly address: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** So many rows have room in a column; there are two at most. */
const ROWS = 4;
const FACE = 64;
const SMALLEST = 16;

interface Look {
  readonly light: string;
  readonly dark: string;
  readonly gold: string;
  readonly writing: string;
  readonly display: string;
  readonly font: string;
}

/** Draws the evening on the cloth of its game; null where nothing can be drawn. */
export async function drawEvening(game: string, picture: EveningPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const look = lookOf(game);
  ground(context, look);
  const great = await imageFrom(wheel);
  if (great !== null) {
    context.globalAlpha = 0.16;
    context.drawImage(great, WIDTH - 460, -150, 700, 700);
    context.globalAlpha = 1;
  }
  const write = writer(context);
  write(picture.over, MARGIN, 84, 30, { family: look.font, fill: look.writing });
  write(picture.title, MARGIN, 172, 88, { family: look.display, fill: look.gold });
  const faces = await facesOf(picture);
  const rows = picture.rows.slice(0, 2 * ROWS);
  const columns = rows.length > ROWS ? 2 : 1;
  const width = (WIDTH - 2 * MARGIN) / columns;
  rows.forEach((row, i) => {
    const x = MARGIN + Math.floor(i / ROWS) * width;
    const y = 212 + (i % ROWS) * 84;
    drawRow(context, row, faces[i], { x, y, width: width - 24 }, look);
  });
  write(picture.below, MARGIN, HEIGHT - 40, 26, {
    family: look.font,
    fill: look.writing,
    width: WIDTH - 2 * MARGIN - 300,
  });
  context.textAlign = 'right';
  write(picture.address, WIDTH - MARGIN, HEIGHT - 40, 26, {
    family: look.font,
    fill: look.writing,
    width: 280,
  });
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** The colours and letters of a game's cloth, as the page has them. */
function lookOf(game: string): Look {
  const cloth = document.createElement('i');
  cloth.dataset.game = game;
  document.body.append(cloth);
  const style = getComputedStyle(cloth);
  const value = (name: string, usual: string) => style.getPropertyValue(name).trim() || usual;
  const look = {
    light: value('--t-a', '#4a3a8c'),
    dark: value('--t-b', '#221f4a'),
    gold: value('--gold', '#ffc24b'),
    writing: value('--on-table', '#fff6e3'),
    display: value('--display', 'serif'),
    font: value('--font', 'sans-serif'),
  };
  cloth.remove();
  return look;
}

function ground(context: CanvasRenderingContext2D, { light, dark }: Look): void {
  const shade = context.createRadialGradient(
    WIDTH * 0.7,
    HEIGHT * 0.2,
    60,
    WIDTH / 2,
    HEIGHT / 2,
    WIDTH * 0.8,
  );
  shade.addColorStop(0, light);
  shade.addColorStop(1, dark);
  context.fillStyle = shade;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

interface Writing {
  readonly family: string;
  readonly fill: string;
  readonly width?: number;
}

/** Writes a line, smaller where it would not have room. */
function writer(context: CanvasRenderingContext2D) {
  return (text: string, x: number, y: number, size: number, { family, fill, width = WIDTH }: Writing) => {
    context.fillStyle = fill;
    let fitting = size;
    do context.font = `650 ${fitting--}px ${family}`;
    while (context.measureText(text).width > width && fitting > SMALLEST);
    context.fillText(text, x, y, width);
  };
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawRow(
  context: CanvasRenderingContext2D,
  { place, name, result }: EveningPicture['rows'][number],
  face: HTMLImageElement | null,
  { x, y, width }: Room,
  look: Look,
): void {
  const write = writer(context);
  context.fillStyle = 'rgb(255 246 227 / 13%)';
  context.beginPath();
  context.roundRect(x, y, width, 74, 18);
  context.fill();
  if (place === 1) {
    context.lineWidth = 4;
    context.strokeStyle = look.gold;
    context.stroke();
  }
  context.textAlign = 'center';
  write(String(place), x + 36, y + 50, 38, { family: look.display, fill: look.writing });
  context.textAlign = 'left';
  if (face !== null) drawFace(context, face, x + 70, y + 5, look);
  const half = (width - 170) / 2;
  write(name, x + 154, y + 48, 32, { family: look.font, fill: look.writing, width: half });
  context.textAlign = 'right';
  write(result, x + width - 22, y + 48, 28, { family: look.font, fill: look.gold, width: half });
  context.textAlign = 'left';
}

function drawFace(
  context: CanvasRenderingContext2D,
  face: HTMLImageElement,
  x: number,
  y: number,
  { dark, writing }: Look,
): void {
  const radius = FACE / 2;
  context.save();
  context.beginPath();
  context.arc(x + radius, y + radius, radius, 0, 2 * Math.PI);
  context.fillStyle = dark;
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = writing;
  context.stroke();
  context.clip();
  context.drawImage(face, x, y, FACE, FACE);
  context.restore();
}

/** The faces of the rows: each a picture of its own, cut from the sheet of all of them. */
async function facesOf({ rows }: EveningPicture): Promise<readonly (HTMLImageElement | null)[]> {
  try {
    const sheet = await (await fetch(sprite)).text();
    const defs = sheet.slice(sheet.indexOf('<defs>'), sheet.indexOf('</defs>') + '</defs>'.length);
    return await Promise.all(
      rows.map(({ face, place }) => {
        const moods = place === 1 ? ' style="--flat:0;--glad:1"' : '';
        const uses = [FACES[face], `${FACES[face]}-eyes`].map((id) => `<use href="#${id}"/>`).join('');
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128"${moods}>${defs}${uses}</svg>`;
        return imageFrom(`data:image/svg+xml,${encodeURIComponent(svg)}`);
      }),
    );
  } catch {
    return rows.map(() => null);
  }
}

async function imageFrom(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
