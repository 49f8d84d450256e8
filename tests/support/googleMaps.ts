import type { BrowserContext, Route } from '@playwright/test';
import { buildSite, showSite } from './otherSite.ts';

const script = 'https://maps.googleapis.com/maps/api/js';

/**
 * A stand-in for Google's script, as far as Campus View can tell: a map that records its view, and markers
 * that are buttons on it. The library's own loader fetches it; the site's content security policy doesn't
 * apply to it.
 */
const standIn = `{
  const { maps } = google;
  class Thing {
    listeners = {};
    addListener(name, run) {
      this.listeners[name] = run;
      return { remove: () => delete this.listeners[name] };
    }
  }
  class Map extends Thing {
    constructor(element, options) {
      super();
      this.layer = element.appendChild(document.createElement('div'));
      this.layer.dataset.testid = 'google-map';
      this.setOptions(options);
    }
    setOptions({ mapTypeId, mapId = '' }) { Object.assign(this.layer.dataset, { mapTypeId, mapId }); }
    setZoom(zoom) { this.layer.dataset.zoom = zoom; }
    setCenter({ lat, lng }) { this.layer.dataset.center = lat + ',' + lng; }
  }
  class Mark extends Thing {
    button = document.createElement('button');
    constructor() {
      super();
      Object.assign(this.button.style, { minWidth: '32px', minHeight: '32px' });
      this.button.addEventListener('click', () => this.listeners.click?.({}));
    }
    set map(map) { map ? map.layer.append(this.button) : this.button.remove(); }
    setTitle(title) { this.button.title = title; }
  }
  class Marker extends Mark {
    constructor(options) {
      super();
      for (const [name, value] of Object.entries(options)) this['set' + name[0].toUpperCase() + name.slice(1)]?.(value);
    }
    setMap(map) { this.map = map; }
    setIcon({ url }) { this.button.dataset.icon = decodeURIComponent(url); }
    setLabel({ text }) { this.button.dataset.letters = text; }
    setPosition({ lat, lng }) { this.button.dataset.at = lat + ',' + lng; }
    setAnimation() {}
    setZIndex() {}
  }
  class AdvancedMarkerElement extends Mark {
    constructor({ map, title, content, position: { lat, lng } }) {
      super();
      this.setTitle(title);
      this.button.append(content);
      this.button.dataset.at = lat + ',' + lng;
      this.map = map;
    }
  }
  const Point = class { constructor(x, y) { Object.assign(this, { x, y }); } };
  const event = { addListener: (on, name, run) => on.addListener(name, run), removeListener: (one) => one.remove() };
  Object.assign(maps, { Map, Marker, Point, Size: Point, event, marker: { AdvancedMarkerElement } });
  maps.importLibrary = async () => maps;
  maps.__ib__();
}`;

/** How the stand-in for Google behaves: it responds, it can't be reached, or it refuses the key. */
export type GoogleMood = 'working' | 'unreachable' | 'refusing';

/** Builds the site with a key for Google Maps, and returns the folder. */
export function buildMapSite(name: string): string {
  return buildSite(`maps-${name}`, { VITE_GOOGLE_MAPS_API_KEY: 'no-key-at-all' });
}

/**
 * Makes a browser load that build, with a stand-in for Google in the given mode; returns the list of requests
 * to it.
 */
export async function showMapSite(
  context: BrowserContext,
  { folder, origin, mood }: { folder: string; origin: string; mood: GoogleMood },
): Promise<string[]> {
  const requests: string[] = [];
  const body = mood === 'refusing' ? `${standIn}\nsetTimeout(() => gm_authFailure());` : standIn;
  await showSite(context, { folder, origin });
  await context.route(`${script}**`, (route: Route) => {
    requests.push(route.request().url());
    return mood === 'unreachable'
      ? route.abort('internetdisconnected')
      : route.fulfill({ contentType: 'text/javascript', body });
  });
  return requests;
}
